import { brand } from 'virtual:brand'

type PageMeta = Readonly<{ title: string; description: string; path?: string; noindex?: boolean }>

/** Title, description, canonical and social tags of a page. */
export function pageMeta({ title, description, path, noindex }: PageMeta) {
  const full = title === brand.name ? `${brand.name}: ${brand.tagline}` : `${title} · ${brand.name}`
  const url = path === undefined ? null : `${__PUBLIC_URL__}${path}`
  return [
    { title: full },
    { name: 'description', content: description },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:image', content: `${__PUBLIC_URL__}/social.png` },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(url
      ? [
          { property: 'og:url', content: url },
          { tagName: 'link' as const, rel: 'canonical', href: url },
        ]
      : []),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}
