import { expect, test } from 'vitest'
import { tokensOf } from './text-tokens'

const seen = (line: string) => tokensOf(line).map((t) => `${t.kind}:${t.text}`)

test.each([
  ['plain words', ['text:plain words']],
  ['**bold** and *italic*', ['bold:bold', 'text: and ', 'italic:italic']],
  ['`a < b`', ['code:a < b']],
  ['the root of $x^2$ is', ['text:the root of ', 'tex:x^2', 'text: is']],
  ['$x$, $y$', ['tex:x', 'text:, ', 'tex:y']],
  ['from $5 to $7', ['text:from $5 to $7']],
  ['\\$5 and \\$7 and $x$', ['text:$', 'text:5 and ', 'text:$', 'text:7 and ', 'tex:x']],
  ['$c = \\$12$', ['tex:c = \\$12']],
  ['2 * 3 * 4', ['text:2 * 3 * 4']],
  ['<script>alert(1)</script>', ['text:<script>alert(1)</script>']],
])('%s', (line, tokens) => expect(seen(line)).toEqual(tokens))

test.each(['$$', '**', '``', '$ x $', '*', '$'])('%s alone stays as it was typed', (line) =>
  expect(seen(line)).toEqual([`text:${line}`]),
)
