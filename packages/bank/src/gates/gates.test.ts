import { describe, expect, test } from 'vitest'
import type { DrawnItem } from '../draw/drawn.ts'
import { assemble } from '../kit/template.ts'
import { topic } from '../topics/algebra-1/index.ts'
import * as linear from '../topics/algebra-1/linear-equations/index.ts'
import * as g from './every-gate.ts'
import type { Drawn, Gate } from './gate.ts'
import { htmlProblems, texOf } from './html-check.ts'
import { showsNumber } from './shows-number.ts'
import { taxonomy } from './taxonomy-gate.ts'
import { lessonsCompile, texCompiles } from './tex-gate.ts'
import { uglyForms, unsimplified } from './ugly.ts'

const sound = g.drawn(assemble(topic, [linear]))
const choice = sound.items.find((i) => i.public.options.length === 4) as DrawnItem
const grid = sound.items.find((i) => i.public.options.length === 0) as DrawnItem

/** The sound bank with one item spoiled. */
const spoiled = (item: DrawnItem): Drawn => ({ ...sound, items: [item] })
const withStem = (content: string) => spoiled({ ...choice, public: { ...choice.public, content } })
const caught = (gate: Gate, d: Drawn) => expect(gate(d)).not.toEqual([])

test('the model subject passes every gate', () => {
  const all = sound.module.topic.subjects.flatMap((s) => s.skills)
  const gates = [...g.gates(all), texCompiles, lessonsCompile]
  expect(gates.flatMap((gate) => gate(sound))).toEqual([])
})

describe('planted faults are caught', () => {
  test('a check that disagrees with the key', () => {
    const t = sound.module.templates.map((x) =>
      x.id === choice.template_id ? { ...x, check: () => ({ html: '', key: 'other' }) } : x,
    )
    caught(g.checkAgrees, { module: { ...sound.module, templates: t }, items: [choice] })
  })

  test('two right options, equal values, a wrong key', () => {
    const { A, B, C, D } = choice.secret.options
    const options = { A: { ...A!, correct: true }, B: { ...B!, correct: true }, C: C!, D: D! }
    caught(g.oneRight, spoiled({ ...choice, secret: { ...choice.secret, options } }))
    const equal = { A: A!, B: { ...B!, key: A!.key }, C: C!, D: D! }
    caught(g.oneRight, spoiled({ ...choice, secret: { ...choice.secret, options: equal } }))
    const wrongKey = choice.secret.key === 'A' ? 'B' : 'A'
    caught(g.oneRight, spoiled({ ...choice, secret: { ...choice.secret, key: wrongKey } }))
  })

  test('a grid-in key that is too long or 0', () => {
    for (const key of ['1234567', '0', 'x']) caught(g.gridForm, spoiled({ ...grid, secret: { ...grid.secret, key } }))
  })

  test('HTML that is not well-formed and TeX that does not compile', () => {
    caught(g.wellFormed, withStem('<p>open'))
    caught(texCompiles, withStem('$\\frac{1}$'))
    caught(texCompiles, withStem('one $ alone'))
  })

  test('ugly forms and figures without words', () => {
    caught(g.noUglyForms, withStem('Solve $1x + -3 = 4$'))
    caught(g.altTexts, withStem('<svg viewBox="0 0 1 1"></svg>'))
  })

  test('a given number that the stem does not show, and the same stem twice', () => {
    caught(g.givenIsShown, withStem('Solve it.'))
    caught(g.stemsUnique, { ...sound, items: [choice, { ...choice, id: 'other' }] })
  })

  test('numbers that are given as a text, so that nobody looks for them in the stem', () => {
    const given = (packed: string): Drawn => {
      const templates = sound.module.templates.map((t) =>
        t.id === choice.template_id ? { ...t, given: () => packed } : t,
      )
      return { module: { ...sound.module, templates }, items: [choice] }
    }
    for (const packed of ['{"a":3,"b":5}', '[3,5]', '3 5', '987654']) caught(g.givenIsShown, given(packed))
    const [option] = choice.public.options.flatMap((o) => o.content.match(/\d+/) ?? [])
    for (const shown of ['a story about 3 and 5', option ?? '']) expect(g.givenIsShown(given(shown))).toEqual([])
  })

  test('a number that only the stem of another frame shows', () => {
    const shownIn = (frame: string): Drawn => {
      const templates = sound.module.templates.map((t) =>
        t.id === choice.template_id ? { ...t, given: (_: unknown, id: string) => (id === frame ? [] : [987654]) } : t,
      )
      return { module: { ...sound.module, templates }, items: [choice] }
    }
    expect(g.givenIsShown(shownIn(choice.frame_id))).toEqual([])
    caught(g.givenIsShown, shownIn('another'))
  })

  test('an explanation without the answer, and a misconception that does not give its option', () => {
    caught(g.explains, spoiled({ ...choice, secret: { ...choice.secret, explanation: '<p>Because.</p>' } }))
    const options = choice.public.options.map((o) => ({ ...o, content: '$12345$' }))
    caught(g.misconceptionsHold, spoiled({ ...choice, public: { ...choice.public, options } }))
  })

  test('keys that are always A, and a right option that is always the longest', () => {
    const items = sound.items.filter((i) => i.public.options.length === 4)
    caught(g.keysUniform, { ...sound, items: items.map((i) => ({ ...i, secret: { ...i.secret, key: 'A' } })) })
    const long = items.map((i) => ({
      ...i,
      public: {
        ...i.public,
        options: i.public.options.map((o) =>
          o.letter === i.secret.key ? { ...o, content: `${o.content} exactly so` } : o,
        ),
      },
    }))
    caught(g.notGuessable, { ...sound, items: long })
  })

  test('prerequisites that do not exist or go in a circle', () => {
    const [first, second, ...rest] = linear.subject.skills
    const looped = [{ ...first!, needs: [second!.id] }, second!, ...rest]
    const module = assemble(topic, [{ ...linear, subject: { ...linear.subject, skills: looped } }])
    caught(taxonomy(looped), { module, items: sound.items })
    caught(taxonomy([]), sound)
  })

  test('too few grid-in items', () =>
    caught(g.balance, { ...sound, items: sound.items.filter((i) => i.public.options.length === 4) }))
})

describe('small checkers', () => {
  test('well-formed HTML passes, faults are named', () => {
    expect(htmlProblems('<p class="a">x &lt; 3<br>and <em>y</em></p>')).toEqual([])
    for (const bad of ['<p><em>x</p></em>', 'a < b', 'R&D', '<p class=a>x</p>', '</p>'])
      expect(htmlProblems(bad)).not.toEqual([])
  })

  test('TeX is found between dollar signs, money is not TeX', () => {
    expect(texOf('It costs \\$5 and \\$6, so $x = 1$.')).toEqual(['x = 1'])
    expect(texOf('<svg><text>$</text></svg> $y$')).toEqual(['y'])
  })

  test('ugly forms are told from good ones', () => {
    for (const bad of ['1x', '2 + -3', 'x^1', 'x^{1}', '0x', '\\frac{3}{1}', '-0', '5 - -2'])
      expect(uglyForms(bad), bad).not.toEqual([])
    for (const good of [
      '11x',
      'x^{12}',
      '10x',
      '\\frac{1}{x}',
      '2 - 3',
      '(-3)',
      '-0.5',
      'x^{-1}',
      '0.1x',
      '\\frac{3}{10}',
    ])
      expect(uglyForms(good), good).toEqual([])
    expect(unsimplified('\\frac{2}{4}')).not.toEqual([])
    expect(unsimplified('\\sqrt{12}')).not.toEqual([])
    expect(unsimplified('\\frac{3}{4}\\sqrt{6}')).toEqual([])
  })

  test('a number is found as digits, fraction, decimal or word', () => {
    expect(showsNumber('has 1,250 members', { n: 1250, d: 1 })).toBe(true)
    expect(showsNumber('$\\frac{3}{4}x$', { n: 3, d: 4 })).toBe(true)
    expect(showsNumber('\\$2.50 each', { n: 5, d: 2 })).toBe(true)
    expect(showsNumber('three friends', { n: 3, d: 1 })).toBe(true)
    expect(showsNumber('has 125 members', { n: 12, d: 1 })).toBe(false)
  })
})
