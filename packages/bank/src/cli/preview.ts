/** A page with sample items, to be read as a student would read them, with all that the server knows beside them. */

import type { DrawnItem } from '../draw/drawn.ts'
import type { Drawn } from '../gates/gate.ts'
import { renderTex } from '../gates/reading/tex.ts'
import { htmlOfLesson, lessonsOf } from '../kit/lesson.ts'
import { escapeHtml } from '../kit/tex.ts'
import type { Skill } from '../kit/types.ts'

const STYLE = `
:root { color-scheme: light dark; --fig-accent: light-dark(#2B4BC9, #9DB2FF); --fig-fill: light-dark(#2B4BC922, #9DB2FF33); --fig-grid: color-mix(in srgb, CanvasText 24%, Canvas) }
body { font: 17px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
article { border: 1px solid #8886; border-radius: 8px; padding: 1rem; margin: 1rem 0 }
header { font-size: .8rem; opacity: .7 } svg.fig { display: block; width: 100%; max-width: 24rem; overflow: visible }
svg.fig text { paint-order: stroke; stroke: Canvas; stroke-width: 3px; stroke-linejoin: round }
table { border-collapse: collapse; margin: .6rem 0 } th, td { border: 1px solid #8888; padding: .2rem .6rem; text-align: left }
caption { text-align: left; font-style: italic } .right { font-weight: 600; color: light-dark(#0a6b2d, #7ddf9f) }
.options { list-style: none; padding: 0 } .slip, .why { font-size: .85rem; opacity: .75 } details { margin-top: .5rem }`

/** As the product shows plots: lines below, then the numbers of the axes, then points, then names. */
const LAYERS = `for (const figure of document.querySelectorAll('svg.fig:has(> .tick)')) {
  const parts = (kind) => figure.querySelectorAll(':scope > ' + kind)
  figure.append(...parts('.tick'), ...parts('circle'), ...parts('text:not(.tick)'))
}`

function optionRow(item: DrawnItem, o: DrawnItem['public']['options'][number]): string {
  const s = item.secret.options[o.letter]
  const slip = s?.correct ? '' : `<div class="slip">${escapeHtml(s?.misconception ?? 'near miss')}</div>`
  return `<li${s?.correct ? ' class="right"' : ''}><strong>${o.letter}</strong> ${renderTex(o.content)}${slip}</li>`
}

function article(item: DrawnItem): string {
  const grid = item.public.options.length === 0
  const slips = item.secret.wrong_grid.map((w) => `${w.value}: ${w.misconception}`).join('; ')
  const answer = grid ? `<p class="right">Grid-in: ${item.secret.key}</p><p class="slip">${escapeHtml(slips)}</p>` : ''
  const about = `${item.id} · ${item.difficulty} · b ${item.b} · ${item.seconds} s${item.calculator ? ' · calculator' : ''}`
  return `<article><header>${escapeHtml(about)}</header><div>${renderTex(item.public.content)}</div>
<ul class="options">${item.public.options.map((o) => optionRow(item, o)).join('')}</ul>${answer}
<details open><summary>Explanation</summary>${renderTex(item.secret.explanation)}</details></article>`
}

const lesson = (s: Skill): string =>
  `<h2>${escapeHtml(s.name)}</h2><p class="slip">${s.id} · needs ${s.needs.join(', ') || 'nothing'} · ${s.codes.join(', ')}</p>` +
  lessonsOf(s)
    .map(
      (l) =>
        `<details><summary>Lesson: ${escapeHtml(l.name)}</summary>${htmlOfLesson(l.lesson)
          .map((html) => `<div>${renderTex(html)}</div>`)
          .join('')}</details>`,
    )
    .join('')

/** Up to `each` items of every frame of the skills that `wanted` accepts. */
export function previewPage(d: Drawn, wanted: (skill: Skill, subject: string) => boolean, each: number): string {
  const skills = d.module.topic.subjects.flatMap((s) => s.skills.filter((k) => wanted(k, s.id)))
  const body = skills.map((s) => {
    const counts = new Map<string, number>()
    const shown = d.items.filter((i) => {
      const frame = `${i.template_id}/${i.frame_id}`
      const nth = (counts.get(frame) ?? 0) + 1
      counts.set(frame, nth)
      return i.skill === s.id && nth <= each
    })
    return lesson(s) + shown.map(article).join('\n')
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(d.module.topic.name)}</title><style>${STYLE}</style></head><body><h1>${escapeHtml(d.module.topic.name)}</h1>${body.join('\n')}<script>${LAYERS}</script></body></html>`
}
