// A program at a table of the server, by Node's own fetch: a whole game against our easy bot (docs/api.md).
//
//     cosmeeple serve & node examples/node_player.mjs relics
const [game = "antarctica"] = process.argv.slice(2);
const tables = (process.env.COSMEEPLE_URL ?? "http://127.0.0.1:8765") + "/api/v1/tables";

async function call(method, path, token, body) {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(tables + path, { method, headers, body: body && JSON.stringify(body) });
  const found = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${found.message}`);
  return found;
}

const made = await call("POST", "", null, { game, seats: ["me", "bot:easy"], name: "Node" });
const table = `/${made.table.id}`;
const { seat, token } = made.tokens[0];
let news = made.table;
while (news.status === "running") {
  if (news.deciders.includes(seat)) {
    const { options, version } = await call("GET", `${table}/options`, token);
    const { choice } = options[Math.floor(Math.random() * options.length)];
    // The key makes it safe to send the same move again after a lost connection.
    await call("POST", `${table}/moves`, token, { choice, version, key: `move-${version}` });
  }
  news = await call("GET", `${table}/events?wait=20&after=${news.version}`, token);
}
const { scores } = await call("GET", table);
console.log(JSON.stringify({ game, seat, scores }));
