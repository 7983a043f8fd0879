/** The small pages behind the link in a reminder mail. They carry everything inline: no script, no other file. */

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

type Parts = Readonly<{ title: string; text: string; button?: { label: string; action: string } }>

export function smallPage(name: string, home: string, { title, text, button }: Parts): string {
  const form = button
    ? `<form method="post" action="${escapeHtml(button.action)}"><button>${escapeHtml(button.label)}</button></form>`
    : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} · ${escapeHtml(name)}</title>
<style>:root{color-scheme:light dark}body{font:17px/1.55 system-ui,sans-serif;margin:15vh auto;max-width:34rem;padding:0 1.25rem}h1{line-height:1.2}button{font:600 1rem system-ui,sans-serif;min-height:48px;padding:.6rem 1.6rem;border:0;border-radius:999px;background:CanvasText;color:Canvas;cursor:pointer}button:focus-visible,a:focus-visible{outline:3px solid Highlight;outline-offset:3px}form{margin:1.75rem 0}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${form}<p><a href="${escapeHtml(home)}">${escapeHtml(name)}</a></p></main></body></html>`
}
