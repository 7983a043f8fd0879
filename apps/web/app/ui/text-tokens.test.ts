import { expect, test } from 'vitest'
import { tokensOf } from './text-tokens'

const seen = (line: string) =>
  tokensOf(line).map((t) => {
    if (t.kind !== 'tex') return `${t.kind}:${t.text}`
    return `tex:${t.before === '' ? '' : `${t.before}|`}${t.text}${t.after === '' ? '' : `|${t.after}`}`
  })

test.each([
  ['plain words', ['text:plain words']],
  ['**bold** and *italic*', ['bold:bold', 'text: and ', 'italic:italic']],
  ['`a < b`', ['code:a < b']],
  ['the root of $x^2$ is', ['text:the root of ', 'tex:x^2', 'text: is']],
  ['$x$, $y$', ['tex:x|,', 'text: ', 'tex:y']],
  ['from $5 to $7', ['text:from $5 to $7']],
  ['\\$5 and \\$7 and $x$', ['text:$', 'text:5 and ', 'text:$', 'text:7 and ', 'tex:x']],
  ['$c = \\$12$', ['tex:c = \\$12']],
  ['say “$x$”.', ['text:say ', 'tex:“|x|”.']],
  ['(see $x$).', ['text:(see ', 'tex:x|).']],
  ['f($x$)($y$)', ['text:f', 'tex:(|x|)', 'tex:(|y|)']],
  ['$x$$y$', ['tex:x', 'tex:y']],
  ['the $x$-axis, the $n$th', ['text:the ', 'tex:x|-axis,', 'text: the ', 'tex:n|th']],
  ['$x$—so', ['tex:x', 'text:—so']],
  ['若$x$，则是一条没有空格的线', ['text:若', 'tex:x|，', 'text:则是一条没有空格的线']],
  ['**(**$x$', ['bold:(', 'tex:x']],
  ['so $$x^2 - 1$$ is', ['text:so ', 'tex:x^2 - 1', 'text: is']],
  ['\\(x^2\\) and \\[ \\sqrt{2} \\].', ['tex:x^2', 'text: and ', 'tex:\\sqrt{2}|.']],
  ['\\( alone', ['text:\\( alone']],
  ['2 * 3 * 4', ['text:2 * 3 * 4']],
  ['<script>alert(1)</script>', ['text:<script>alert(1)</script>']],
])('%s', (line, tokens) => expect(seen(line)).toEqual(tokens))

test.each(['$$', '**', '``', '$ x $', '*', '$'])('%s alone stays as it was typed', (line) =>
  expect(seen(line)).toEqual([`text:${line}`]),
)

test('a long row of opening marks is read once, not once for each of them', () => {
  const marks = '('.repeat(300_000)
  const [text, formula] = tokensOf(`${marks}a ${marks}$x$`)
  expect(text?.text).toBe(`${marks}a `)
  expect(formula).toMatchObject({ kind: 'tex', before: marks })
})
