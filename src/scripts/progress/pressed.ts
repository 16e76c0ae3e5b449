/** “Go on” that is pressed before the page's own script is there is kept for the next page. */
import { markLesson } from '../../store/progress.ts';

const pressed = 'sparrow:pressed';

/** The script that notes a press on “Go on” before the page's own script is there, for the next page to see. */
export const earlyMarkScript = `document.addEventListener("click",e=>{try{sessionStorage.setItem("${pressed}",e.target.closest("[data-marks]").dataset.marks)}catch{}})`;

/** Notes the lesson as done whose “Go on” led here. */
export function markPressed(): void {
  try {
    const lesson = sessionStorage.getItem(pressed);
    sessionStorage.removeItem(pressed);
    if (lesson) markLesson(lesson);
  } catch {
    // Nothing can be kept here.
  }
}
