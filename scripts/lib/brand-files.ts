import type { Brand } from '../../packages/contract/src/brand.ts'

type Palette = Brand['colours']['light']

/** A sheet with two creases, one quarter in the brand's colour; or the brand's own mark. */
const mark = (brand: Brand): string =>
  brand.logo_svg
    ? `<svg x="3" y="3" width="24" height="24" viewBox="0 0 24 24" class="ink">${brand.logo_svg}</svg>`
    : '<rect x="4" y="4" width="22" height="22" rx="5" class="sheet"/><path d="M15 15h11v6a5 5 0 0 1-5 5h-6z" class="quarter"/><path d="M15 5v10M5 15h10" class="crease"/><rect x="4" y="4" width="22" height="22" rx="5" class="edge"/>'

const styles = (p: Palette): string =>
  `.sheet{fill:${p.sheet}}.edge{fill:none;stroke:${p.ink};stroke-width:2}.crease{fill:none;stroke:${p.ink};stroke-width:1.6;stroke-dasharray:2 2}.quarter{fill:${p.lapis}}.ink{color:${p.ink}}`

/** The icon of a browser's tab; it follows the device into the dark. */
export const iconSvg = (brand: Brand): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="2 2 26 26"><style>${styles(brand.colours.light)}@media(prefers-color-scheme:dark){${styles(brand.colours.dark)}}</style>${mark(brand)}</svg>\n`

/** The icon of a home screen: on paper, with room for the masks that devices cut. */
export const tileSvg = (brand: Brand): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 40 40"><style>${styles(brand.colours.light)}</style><rect x="-5" y="-5" width="40" height="40" fill="${brand.colours.light.paper}"/>${mark(brand)}</svg>`

const sized = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })

/** What makes the product installable. */
export const webManifest = (brand: Brand): string =>
  `${JSON.stringify(
    {
      id: '/',
      name: brand.name,
      short_name: brand.name,
      description: brand.tagline,
      lang: 'en',
      start_url: '/for-students',
      scope: '/',
      display: 'standalone',
      background_color: brand.colours.light.paper,
      theme_color: brand.colours.light.paper,
      categories: ['education'],
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { ...sized(192), purpose: 'any' },
        { ...sized(512), purpose: 'any' },
        { ...sized(512), purpose: 'maskable' },
      ],
    },
    null,
    2,
  )}\n`
