/** The browser side of Cosmeeple. Every page works without it; with it, nothing has to be loaded anew. */

import { one } from "./dom";
import { startComfort } from "./comfort";
import { startLaying } from "./laying";
import { startForms } from "./moves";
import { startKeyboard } from "./keyboard";
import { scrollLogs } from "./morph";
import { startPan } from "./pan";
import { startReplay } from "./replay";
import { startSeveral } from "./several";
import { startStream } from "./stream";
import { startWhy } from "./why";

startForms();
startComfort();
if (one("main.table")) {
  startWhy();
  startSeveral();
  startLaying();
  startKeyboard();
  startPan();
  scrollLogs();
}
if (document.body.dataset["replay"]) startReplay();
startStream();
document.body.dataset["ready"] = "1";
