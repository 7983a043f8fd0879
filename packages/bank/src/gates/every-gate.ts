/** The rules that every item of the bank must keep. Pure; each gate returns what is wrong. */

import { drawAll, sentencesOf } from '../draw/all.ts'
import { type DrawnItem, gridText, LETTERS } from '../draw/drawn.ts'
import { buildItem, stemKey } from '../draw/item.ts'
import { visible } from '../draw/visible.ts'
import { EXPECTED } from '../expectations.ts'
import { type Frac, parseFrac } from '../kit/num/frac.ts'
import type { TopicModule } from '../kit/template.ts'
import { trapValues } from '../kit/trap-values.ts'
import type { Frame, Html, Skill, Template } from '../kit/types.ts'
import { figuresLegible } from './figure-gate.ts'
import type { Drawn, Gate } from './gate.ts'
import { guess } from './guesser.ts'
import { htmlProblems, texOf } from './html-check.ts'
import { perItem } from './per-item.ts'
import { showsNumber } from './shows-number.ts'
import { taxonomy } from './taxonomy-gate.ts'
import { uglyForms, unsimplified } from './ugly.ts'
import { writtenGates } from './written-gate.ts'

type Origin = Readonly<{ t: Template; frame: Frame<unknown> }>

function originOf(item: DrawnItem, d: Drawn): Origin | null {
  const t = d.module.templates.find((x) => x.id === item.template_id)
  const frame = t?.frames.find((f) => f.id === item.frame_id)
  return t && frame ? { t, frame } : null
}

/** Parameters as they come back from storage: a template must not need more than JSON keeps. */
const stored = (params: unknown): unknown => JSON.parse(JSON.stringify(params)) as unknown

export const everyHtml = (item: DrawnItem): Html[] => [
  item.public.content,
  ...item.public.options.map((o) => o.content),
  item.secret.explanation,
]

export const checkAgrees = perItem('check', (item, d) => {
  const o = originOf(item, d)
  if (!o) return []
  const params = stored(item.params)
  const [answer, second] = [o.t.answer(params), o.t.check(o.t.given(params, o.frame.id))]
  return answer.key === second.key
    ? []
    : [`answer ${answer.html} (${answer.key}), but check gives ${second.html} (${second.key})`]
})

export const oneRight = perItem('one right', (item) => {
  if (item.question_type !== 'Multiple choice') return []
  const options = LETTERS.map((l) => item.secret.options[l])
  const out: string[] = []
  if (item.public.options.length !== 4 || options.some((o) => !o)) out.push('not four options')
  if (options.filter((o) => o?.correct).length !== 1) out.push('not exactly one right option')
  if (!item.secret.options[item.secret.key as 'A']?.correct) out.push('the key is not the right option')
  if (new Set(options.map((o) => o?.key)).size !== 4) out.push('two options are the same value')
  if (new Set(item.public.options.map((o) => stemKey(o.content))).size !== 4) out.push('two options look the same')
  return out
})

export const gridForm = perItem('grid', (item) => {
  if (item.question_type !== 'Student-produced response') return []
  const { key, wrong_grid } = item.secret
  const out = /^[0-9./-]{1,6}$/.test(key) ? [] : [`“${key}” does not fit six characters of 0-9 . / -`]
  if (parseFrac(key) === null || parseFrac(key)?.n === 0) out.push(`“${key}” is no number other than 0`)
  if (wrong_grid.some((w) => w.value === key)) out.push('a wrong grid-in value equals the key')
  return out
})

export const wellFormed = perItem('html', (item) => everyHtml(item).flatMap(htmlProblems))

export const noUglyForms = perItem('ugly', (item) => {
  const all = everyHtml(item)
  const answers = item.public.options.flatMap((o) => texOf(o.content))
  const words = all.flatMap((h) => (/NaN|undefined|\[object|Infinity/.test(visible(h)) ? ['a value that is none'] : []))
  return [...all.flatMap(texOf).flatMap(uglyForms), ...answers.flatMap(unsimplified), ...words]
})

export const altTexts = perItem('alt', (item) =>
  everyHtml(item).flatMap((h) =>
    [...h.matchAll(/<(svg|img)\b[^>]*>/g)].flatMap(([tag, name]) => {
      const said =
        name === 'svg' ? /role="img"/.test(tag) && /aria-label="[^"]{15,}"/.test(tag) : /alt="[^"]{15,}"/.test(tag)
      return said ? [] : ['a figure without a text alternative (15 characters or more)']
    }),
  ),
)

export const explains = perItem('explanation', (item, d) => {
  const o = originOf(item, d)
  if (!o) return item.secret.explanation.length > 60 ? [] : ['the explanation is too short']
  const answer = o.t.answer(stored(item.params))
  const worked = item.secret.explanation.split('<p class="answer">')[0] ?? ''
  const out = item.secret.explanation.includes(answer.html.replace(/\.$/, ''))
    ? []
    : ['the answer is not in the explanation']
  if (/[a-z$>)]\.\.(?!\.)/.test(item.secret.explanation)) out.push('a sentence of the explanation ends twice')
  if ((worked.match(/<li>/g) ?? []).length < 2) out.push('fewer than two steps')
  if (answer.number && !showsNumber(worked, answer.number)) out.push(`the steps never reach ${answer.html}`)
  return out
})

export const misconceptionsHold = perItem('misconception', (item, d) => {
  const o = originOf(item, d)
  const known = sentencesOf(d.module)
  const named = [...Object.values(item.secret.options), ...item.secret.wrong_grid].flatMap((w) =>
    w?.misconception ? [w.misconception] : [],
  )
  const out = named.filter((id) => !known.has(id)).map((id) => `unknown misconception ${id}`)
  if (!o) return out
  const found = trapValues(o.t, stored(item.params))
  for (const { letter, content } of item.public.options) {
    const secret = item.secret.options[letter]
    if (!secret?.misconception) continue
    if (!found.some((f) => f.trap.misconception === secret.misconception && f.value.html === content)) {
      out.push(`the rule of ${secret.misconception} does not give option ${letter}`)
    }
  }
  for (const { value, misconception } of item.secret.wrong_grid) {
    const gives = (f: (typeof found)[number]) => f.value.number !== undefined && gridText(f.value.number) === value
    if (!found.some((f) => f.trap.misconception === misconception && gives(f)))
      out.push(`the rule of ${misconception} does not give ${value}`)
  }
  return out
})

export const sameAgain = perItem('determinism', (item, d) => {
  const o = originOf(item, d)
  if (!o) return []
  const again = buildItem(o.t, o.frame, stored(item.params), item.seed, item.id, sentencesOf(d.module))
  return !('rejected' in again) && JSON.stringify({ ...item, ...again }) === JSON.stringify(item)
    ? []
    : ['building it again from its stored parameters gives another item']
})

/** All numbers of a value, however deep; a fraction counts as one number. */
function numbersIn(x: unknown): Frac[] {
  if (typeof x === 'number') return [parseFrac(String(x)) ?? { n: x, d: 1 }]
  if (Array.isArray(x)) return x.flatMap(numbersIn)
  if (typeof x !== 'object' || x === null) return []
  if ('n' in x && 'd' in x && Object.keys(x).length === 2) return [x as Frac]
  return Object.values(x).flatMap(numbersIn)
}

/** All texts of a value; the ids of claims only stand for what is said. */
function textsIn(x: unknown): string[] {
  if (typeof x === 'string') return [x]
  if (typeof x !== 'object' || x === null) return []
  return Object.entries(x).flatMap(([name, value]) => (name === 'ids' ? [] : textsIn(value)))
}

/** Lists and objects as text, and numbers with nothing but spaces between them. */
const packsNumbers = (text: string): boolean => /^[[{].*\d.*[\]}]$/.test(text) || /^-?\d+( -?\d+)+$/.test(text)

/** A text that is a number must stand in the stem or in an option, as it is or in another form. */
function showsText(item: DrawnItem, text: string): boolean {
  const f = /^-?\d/.test(text) ? parseFrac(text) : null
  if (f === null || notWritten(f)) return true
  const whole = new RegExp(`(?<![\\d.])${text}(?!\\d|\\.\\d)`)
  return [item.public.content, ...item.public.options.map((o) => o.content)].some(
    (html) => whole.test(html) || showsNumber(html, f),
  )
}

/** A coefficient of 1 or a missing term is not written out. */
const notWritten = (f: Frac): boolean => f.d === 1 && Math.abs(f.n) <= 1

export const givenIsShown = perItem('given', (item, d) => {
  const o = originOf(item, d)
  if (!o) return []
  const given = o.t.given(stored(item.params), o.frame.id)
  const numbers = numbersIn(given).filter((f) => !notWritten(f))
  const hidden = textsIn(given).filter((text) => packsNumbers(text) || !showsText(item, text))
  return [
    ...numbers
      .filter((f) => !showsNumber(item.public.content, f))
      .map((f) => `given ${f.n}${f.d === 1 ? '' : `/${f.d}`} is not in the stem`),
    ...hidden.map((text) => `given “${text}” hides numbers from this gate`),
  ]
})

export const stemsUnique: Gate = ({ items }) => {
  const seen = new Map<string, string>()
  return items.flatMap((item) => {
    const key = `${item.passage_id ?? ''} ${stemKey(item.public.content)}`
    const first = seen.get(key)
    seen.set(key, item.id)
    return first && item.passage_id === null
      ? [{ gate: 'unique', item: item.id, message: `same stem as ${first}` }]
      : []
  })
}

/** Pearson's chi-square over the four letters; 16.27 is the 0.1 % point for three degrees of freedom. */
export const keysUniform: Gate = ({ items }) => {
  const choice = items.filter((i) => i.question_type === 'Multiple choice')
  if (choice.length < 40) return []
  const expected = choice.length / 4
  const counts = LETTERS.map((l) => choice.filter((i) => i.secret.key === l).length)
  const chi = counts.reduce((s, c) => s + (c - expected) ** 2 / expected, 0)
  return chi <= 16.27
    ? []
    : [
        {
          gate: 'position',
          item: '',
          message: `places of the right option ${counts.join(', ')}: chi-square ${chi.toFixed(1)}`,
        },
      ]
}

/** At most 32 % for a whole topic; a small set may be above by chance, so two standard errors are granted below 400 items. */
export const notGuessable: Gate = ({ items }) => {
  const g = guess(items)
  const slack = g.n < 400 ? 2 * Math.sqrt(0.1875 / Math.max(1, g.n)) : 0
  if (g.rate <= 0.32 + slack) return []
  const hints = g.hints.map(([name, share]) => `${name} ${(100 * share).toFixed(0)} %`).join(', ')
  return [
    {
      gate: 'guesser',
      item: '',
      message: `${(100 * g.rate).toFixed(1)} % right without the stem (${g.n} items); strongest: ${hints}`,
    },
  ]
}

export type Shares = Readonly<{ items: number; grid: number; covered: number; frames: number }>

export function shares({ module, items }: Drawn): Shares {
  const wrong = items.flatMap((i) => Object.values(i.secret.options).filter((o) => o && !o.correct))
  const skills = module.topic.subjects.flatMap((s) => s.skills)
  return {
    items: items.length,
    grid: items.filter((i) => i.question_type !== 'Multiple choice').length / Math.max(1, items.length),
    covered: wrong.filter((o) => o?.misconception).length / Math.max(1, wrong.length),
    frames: module.templates.reduce((n, t) => n + t.frames.length, 0) / Math.max(1, skills.length),
  }
}

export const balance: Gate = (d) => {
  const s = shares(d)
  const out: string[] = []
  const drawn = d.module.templates.length > 0
  if (s.covered < 0.9) out.push(`only ${(100 * s.covered).toFixed(1)} % of wrong options carry a misconception (90 %)`)
  const [least, most] = EXPECTED[d.module.topic.id]?.grid ?? [0.15, 0.25]
  if (drawn && (s.grid < least || s.grid > most))
    out.push(`grid-in share ${(100 * s.grid).toFixed(1)} % (${100 * least} to ${100 * most} %)`)
  if (drawn && s.frames < 5) out.push(`${s.frames.toFixed(1)} frames per skill (5)`)
  return out.map((message) => ({ gate: 'balance', item: '', message }))
}

/** Every gate that needs no TeX compiler. */
export const gates = (all: readonly Skill[]): Gate[] => [
  checkAgrees,
  oneRight,
  gridForm,
  wellFormed,
  noUglyForms,
  altTexts,
  explains,
  misconceptionsHold,
  sameAgain,
  givenIsShown,
  stemsUnique,
  keysUniform,
  notGuessable,
  balance,
  figuresLegible,
  ...writtenGates,
  taxonomy(all),
]

export const drawn = (module: TopicModule): Drawn => ({ module, items: drawAll(module) })
