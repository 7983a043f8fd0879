/**
 * Reading pages come without the application: it is loaded at the first sign of a reader who acts (pointer, touch, key,
 * scroll), or at once for somebody who is logged in. A button pressed before it is ready is pressed again when it is.
 */
const LOADER = `(function(){var d=document,h=d.documentElement,q=[],on=false;function start(){if(on)return;on=true;var s=d.createElement('script');s.type='module';s.textContent=d.getElementById('app-start').textContent;d.head.appendChild(s)}['pointerover','pointerdown','touchstart','keydown','wheel','scroll','focusin'].forEach(function(n){addEventListener(n,start,{passive:true,capture:true})});d.addEventListener('click',function(e){if(h.dataset.ready)return;var b=e.target.closest&&e.target.closest('button');if(!b)return;e.preventDefault();e.stopImmediatePropagation();q.push(b);start()},true);d.addEventListener('keydown',function(e){var m=e.key==='Escape'&&!h.dataset.ready&&d.querySelector('header details[open]');if(m){m.open=false;m.firstElementChild.focus()}},true);d.addEventListener('app-ready',function(){h.dataset.ready='yes';q.splice(0).forEach(function(b){b.click()})});if(h.dataset.auth!=='out'||location.hash)start()})()`

const MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/

/** The page with the application's start set aside; the hash of its text stays in the security policy. */
export function startOnTouch(html: string): string {
  if (!MODULE.test(html)) throw new Error('The page has no module script to set aside: the build has changed.')
  return html
    .replace(/<link rel="modulepreload"[^>]*\/?>/g, '')
    .replace(
      MODULE,
      (_, body: string) => `<script type="text/plain" id="app-start">${body}</script><script>${LOADER}</script>`,
    )
}
