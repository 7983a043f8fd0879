/** The steps of a worked elimination. */

import { type Html, lcm, type Step, signed, signedTerm, term, terms } from '#kit'
import { chain, put, undo, unscale, whyUnscale } from '../undoing.ts'
import { type Line, lineTex } from './lines.ts'

const times = (l: Line, k: number): Line => ({ a: k * l.a, b: k * l.b, c: k * l.c })
/** A difference or sum of two numbers, not yet worked out. */
const joined = (u: number, v: number, minus: boolean): string => `${u} ${minus ? '-' : '+'} ${v < 0 ? `(${v})` : v}`

/** Both equations multiplied so that their y-terms have the same size. */
export function matched(p: Line, q: Line): Readonly<{ p: Line; q: Line; step: Step }> {
  const size = lcm(p.b, q.b)
  const [k, n] = [size / Math.abs(p.b), size / Math.abs(q.b)]
  const line = (name: string, l: Line, f: number): Html =>
    f === 1
      ? `leave the ${name} as it is: $${lineTex(l)}$`
      : `multiply the ${name} by $${f}$: $${lineTex(times(l, f))}$`
  const words = `${line('first equation', p, k)}; ${line('second', q, n)}.`
  return {
    p: times(p, k),
    q: times(q, n),
    step: {
      do: `To give both $y$-terms the size $${term(size, 'y')}$, ${words}`,
      why: 'An equation stays true when every term on both sides is multiplied by the same number.',
    },
  }
}

/** Adds or subtracts two equations whose y-terms have the same size, up to the value of x. */
export function withoutY(p: Line, q: Line): readonly Step[] {
  const minus = p.b === q.b
  const [a, c] = minus ? [p.a - q.a, p.c - q.c] : [p.a + q.a, p.c + q.c]
  const x = c / a
  const left = `${term(p.a, 'x')} ${minus ? '-' : '+'} ${q.a < 0 ? `(${term(q.a, 'x')})` : term(q.a, 'x')}`
  const cancel = `$${term(p.b, 'y')} ${minus ? '-' : '+'} ${q.b < 0 ? `(${term(q.b, 'y')})` : term(q.b, 'y')} = 0$`
  return [
    {
      do: `${minus ? 'Subtract the second equation from the first' : 'Add the two equations'}: $${left} = ${joined(p.c, q.c, minus)}$, so $${term(a, 'x')} = ${c}$.`,
      why: `The $y$-terms are ${minus ? 'equal' : 'opposite'}, so they cancel: ${cancel}.`,
    },
    ...(a === 1 ? [] : [{ do: `${unscale(a)}: $x = ${x}$.`, why: whyUnscale(a) }]),
  ]
}

/** Puts x into ax + by = c, up to by = …; the last division is left to the step that gives the answer. */
export function goBack(l: Line, x: number): Step {
  const shown = `${put(l.a, x)}${signedTerm(l.b, 'y')}`
  const rest = terms([l.a * x, ''], [l.b, 'y'])
  return {
    do: `Put $x = ${x}$ into $${lineTex(l)}$: $${shown} = ${l.c}$${shown === rest ? '' : `, which is $${rest} = ${l.c}$`}. ${undo(l.a * x)}: $${chain(term(l.b, 'y'), `${l.c}${signed(-l.a * x)}`, String(l.c - l.a * x))}$.`,
    why: 'Any equation of the system gives the same $y$, and now $y$ is its only unknown.',
  }
}

/** The last step: y by itself, and the pair. */
export function pairFound(l: Line, y: number, pair: Html): Step {
  return {
    do: `${l.b === 1 ? '' : `${unscale(l.b)}: `}$y = ${y}$. The solution is ${pair}.`.replace(/^\$y/, 'So $y'),
    why: 'A solution of a system is a pair: first $x$, then $y$.',
  }
}
