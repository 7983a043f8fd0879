/** Screenshots made from the running product by a script; what does not exist at build time is simply not shown. */
const files = import.meta.glob<string>('../../../public/screens/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})

type Picture = Readonly<{ wide: string; phone: string | undefined }>
export type Shot = Readonly<{ light: Picture; dark: Picture }>

const url = (name: string): string | undefined => files[`../../../public/screens/${name}.webp`]

export function shot(name: string): Shot | null {
  const picture = (theme: string): Picture | null => {
    const wide = url(`${name}-${theme}`)
    return wide ? { wide, phone: url(`${name}-${theme}-phone`) } : null
  }
  const light = picture('light')
  return light ? { light, dark: picture('dark') ?? light } : null
}
