/**
 * The script that tells a practice page of a reader who has been here, or follows a link: they are asked something
 * else than the question that the page was built with. It stands before that question, and `data-returning` on <html>
 * keeps it from being seen.
 */
export const earlyPracticeScript = `(()=>{try{const d=document.documentElement.dataset,c=location.pathname.split("/").filter(Boolean).pop(),of='"'+d.ruleset+"/"+(c==="mixed"?"":c+"/");if(location.hash.length>1||(localStorage.getItem("sparrow:practice")||"").includes(of))d.returning=""}catch{}})()`;
