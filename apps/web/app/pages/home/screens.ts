/** Screenshots made from the running product by a script; what does not exist at build time is simply not shown. */
const files = import.meta.glob<string>('../../../public/screens/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})

export type Shot = Readonly<{ light: string; dark: string }>

const url = (name: string): string | undefined => files[`../../../public/screens/${name}.webp`]

export function shot(name: string): Shot | null {
  const light = url(`${name}-light`)
  return light ? { light, dark: url(`${name}-dark`) ?? light } : null
}
