/** The browser side of Cosmeeple. Every page works without it; with it, nothing has to be loaded anew. */

import { one } from "./dom";
import { startArt } from "./art";
import { startComfort } from "./comfort";
import { startDrag } from "./drag";
import { startDrawer } from "./drawer";
import { startMore } from "./more";
import { startLikes } from "./likes";
import { startLaying } from "./laying";
import { startFairness } from "./fair";
import { startInspector } from "./inspect";
import { startForms } from "./moves";
import { startKeyboard } from "./keyboard";
import { startLesson } from "./lesson";
import { scrollLogs } from "./morph";
import { startPan } from "./pan";
import { startPanels } from "./panel";
import { startPoll } from "./poll";
import { startReminders } from "./remind";
import { startReplay } from "./replay";
import { startSteps } from "./steps";
import { startRulesPanel } from "./rules";
import { startSequence } from "./sequence";
import { startSeveral } from "./several";
import { startShown } from "./shown";
import { startStream } from "./stream";
import { startTaps } from "./taps";
import { startWhy } from "./why";

void startArt();
startFairness();
startLikes();
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
  startLesson();
  startReminders();
  startPan();
  startDrag();
  startSteps();
  startPanels();
  startShown();
  startInspector();
  scrollLogs();
}
if (one("main.companion")) startTaps();
startRulesPanel();
if (document.body.dataset["replay"]) startReplay();
startStream();
startPoll();
document.body.dataset["ready"] = "1";
