import type { Brand } from '@fourfold/contract'

type Palette = Brand['colours']['light']

const variables = (p: Palette): string =>
  [
    ['paper', p.paper],
    ['sheet', p.sheet],
    ['ink', p.ink],
    ['ink-2', p.ink2],
    ['line', p.line],
    ['lapis', p.lapis],
    ['lapis-soft', p.lapisSoft],
    ['marker', p.marker],
    ['right', p.right],
    ['right-soft', p.rightSoft],
    ['wrong', p.wrong],
    ['wrong-soft', p.wrongSoft],
    ['star', p.star],
  ]
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/** High contrast: pure black and white, thick lines, no soft fills. */
const contrast = (ink: string, paper: string, action: string, right: string, wrong: string): string =>
  `--paper:${paper};--sheet:${paper};--ink:${ink};--ink-2:${ink};--line:${ink};--lapis:${action};--lapis-soft:${paper};--marker:${paper};--right:${right};--right-soft:${paper};--wrong:${wrong};--wrong-soft:${paper};--star:${ink};--line-width:2px`

/** The brand's colours as CSS variables, one set per theme. */
export function tokenSheet(brand: Brand): string {
  const { light, dark } = brand.colours
  return [
    `:root{color-scheme:light;--line-width:1px;--on-lapis:#fff;${variables(light)}}`,
    `:root[data-theme=dark]{color-scheme:dark;--on-lapis:${dark.paper};${variables(dark)}}`,
    `:root[data-theme=contrast-light]{color-scheme:light;--on-lapis:#fff;${contrast('#000000', '#ffffff', '#0000c8', '#005a00', '#a40000')}}`,
    `:root[data-theme=contrast-dark]{color-scheme:dark;--on-lapis:#000;${contrast('#ffffff', '#000000', '#9db8ff', '#7dff9f', '#ffb0a6')}}`,
  ].join('\n')
}
