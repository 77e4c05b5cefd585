import { parentPort, workerData } from "node:worker_threads";
import { type Lesson, learn } from "@weirwood/catalogue/minds";
import type { LearningSettings, Told } from "./learning.ts";

const { lessons, settings } = workerData as { lessons: readonly Lesson[]; settings: LearningSettings };

const tell = (told: Told): void => parentPort?.postMessage(told);

tell({ learned: learn(lessons, { ...settings, onPass: (passes) => tell({ passes }) }) });
