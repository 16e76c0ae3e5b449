/**
 * The script that tells of a part of the page that does not come: it stands in the head, so that it is there
 * before anything can fail, and depends on nothing that might. `data-failed` on <html> shows the notice.
 */
export const earlyNoticeScript = `(()=>{const d=document.documentElement.dataset,say=()=>{d.failed=""};addEventListener("error",e=>{if(e.target instanceof Element&&e.target.matches("script,[rel=stylesheet]"))say()},true);addEventListener("unhandledrejection",e=>{if(/import|module/i.test(e.reason&&e.reason.message))say()});addEventListener("click",e=>{if(e.target instanceof Element&&e.target.closest("[data-reload]")){e.preventDefault();location.reload()}})})()`;
