// A bot in JavaScript: one line of JSON in, one out (docs/bots.md). It passes only when nothing else is left to do.
//
//     cosmeeple arena antarctica --bots "random,stdio:node examples/node_bot.mjs"
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const { options } = JSON.parse(line);
  const acting = options.filter((option) => !option.split(":").includes("pass"));
  const among = acting.length ? acting : options;
  console.log(JSON.stringify({ answer: among[Math.floor(Math.random() * among.length)] }));
}
