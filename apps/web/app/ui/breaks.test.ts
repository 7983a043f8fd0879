import katex from 'katex'
import { expect, test } from 'vitest'
import { withBreaks } from './breaks'

/** The formula as text, with ‹ › around what keeps together inside brackets and « » around the sides. */
function shown(tex: string): string {
  const html = withBreaks(katex.renderToString(tex, { output: 'html' }))
  const closing: string[] = []
  return html
    .replace(/<(\/?)span(?: class="([^"]*)")?[^>]*>/g, (_, end: string, name?: string) => {
      if (end) return closing.pop() ?? ''
      const box = { side: ['«', '»'], bracketed: ['‹', '›'], 'katex-base': ['', '/'] }[name ?? '']
      closing.push(box?.[1] ?? '')
      return box?.[0] ?? ''
    })
    .replace(/[^\x20-\x7e«»‹›∣−π]/g, '')
}

test('an equation breaks between its sides first', () => {
  expect(shown('3x+2=5x-7')).toBe('«3x+/2=/»«5x−/7/»')
  expect(shown('V=\\pi')).toBe('V=/π/')
})

test('a ratio keeps together on its side of an equation', () =>
  expect(shown('AB:BC=12:17')).toBe('‹AB:/BC=/›‹12:/17/›'))

test('what stands in brackets or bars keeps together', () => {
  expect(shown('y+3=-3(x+4)')).toBe('«y+/3=/»‹−3(x+/4)/›')
  expect(shown('y=(x-4)^2+1')).toBe('y=/«‹(x−/4)2+/›1/»')
  expect(shown('|x+3|=5')).toBe('‹∣x+/3∣=/›5/')
  expect(shown('\\lvert x+3\\rvert=5')).toBe('‹∣x+/3∣=/›5/')
  expect(shown('a+(b+(c+d))')).toBe('a+/‹(b+/(c+/d))/›')
})

test('a relation sign inside brackets is not where the sides part', () => {
  expect(shown('P(X=3)=a+b')).toBe('‹P(X=/3)=/›«a+/b/»')
  expect(shown('\\{x\\mid x=3\\}')).toBe('‹{x∣/x=/3}/›')
})

test('a bar that means “given” does not hold the rest together', () =>
  expect(shown('P(A|B)=a+b')).toBe('P(A∣B)=/«a+/b/»'))

test('a half-open interval is closed by its other bracket', () => expect(shown('[a+b,c)+d')).toBe('‹[a+/b,c)+/›d/'))

test('a formula of up to 15 signs is brief, and “<” is one sign of them', () => {
  const brief = (tex: string) => withBreaks(katex.renderToString(tex, { output: 'html' })).includes('brief')
  expect(['-3<x<12', '0<a<b<c<d<9', 'a+b+c+d+e+f+g+h+i+j'].map(brief)).toEqual([true, true, false])
})

test('nothing of a formula is lost or changed', () => {
  for (const tex of [
    'x',
    'a+b',
    'y+3=-3(x+4)',
    '\\frac{a+b}{2}=\\sqrt{(c+d)}',
    '(a+b',
    'a+b)',
    '\\frac{1',
    'a\\ne b+c',
  ]) {
    const drawn = katex.renderToString(tex, { throwOnError: false })
    const bare = (html: string) => html.replace(/<\/?span[^>]*>/g, '')
    expect(bare(withBreaks(drawn))).toBe(bare(drawn))
    expect(withBreaks(drawn).split('<span').length).toBe(withBreaks(drawn).split('</span').length)
  }
})
