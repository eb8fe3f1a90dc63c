/** The browser side of Cosmeeple. Every page works without it; with it, nothing has to be loaded anew. */

import { one } from "./dom";
import { startComfort } from "./comfort";
import { startDrag } from "./drag";
import { startDrawer } from "./drawer";
import { startMore } from "./more";
import { startLaying } from "./laying";
import { startFairness } from "./fair";
import { startForms } from "./moves";
import { startKeyboard } from "./keyboard";
import { scrollLogs } from "./morph";
import { startPan } from "./pan";
import { startPanels } from "./panel";
import { startReplay } from "./replay";
import { startSteps } from "./steps";
import { startRulesPanel } from "./rules";
import { startSequence } from "./sequence";
import { startSeveral } from "./several";
import { startStream } from "./stream";
import { startTaps } from "./taps";
import { startWhy } from "./why";

startFairness();
startForms();
startComfort();
if (one("main.table")) {
  startSequence();
  startMore();
  startDrawer();
  startWhy();
  startSeveral();
  startLaying();
  startKeyboard();
  startPan();
  startDrag();
  startSteps();
  startPanels();
  scrollLogs();
}
if (one("main.companion")) startTaps();
startRulesPanel();
if (document.body.dataset["replay"]) startReplay();
startStream();
document.body.dataset["ready"] = "1";
