type PublicPage = Readonly<{
  path: string
  /** Its folder under `pages`. */
  folder: string
  /** For search engines: in the sitemap. */
  listed?: true
  /** Its name among the links of the Footer, under “Learn more”. */
  learnMore?: string
  /** Only read: the application is loaded at the first touch. */
  reading?: true
  /** Acts and leads on at once: there is nothing to look at. */
  passing?: true
}>

/**
 * The one table of public pages: routes, links, the Footer, prerendering, sitemap, pages that load without the application, what is
 * weighed, and the accessibility journeys follow it.
 */
export const publicPages = {
  home: { path: '/', folder: 'home', listed: true, reading: true },
  product: { path: '/product', folder: 'product', listed: true, reading: true, learnMore: 'Product' },
  forStudents: {
    path: '/for-students',
    folder: 'for-students',
    listed: true,
    reading: true,
    learnMore: 'For students',
  },
  forBusiness: {
    path: '/for-business',
    folder: 'for-business',
    listed: true,
    reading: true,
    learnMore: 'For business',
  },
  about: { path: '/about', folder: 'about', listed: true, reading: true },
  pricing: { path: '/orders', folder: 'pricing', listed: true },
  privacy: { path: '/privacy', folder: 'privacy', listed: true, reading: true },
  terms: { path: '/terms', folder: 'terms', listed: true, reading: true },
  signUp: { path: '/signup', folder: 'sign-up' },
  logIn: { path: '/login', folder: 'log-in' },
  forgotPassword: { path: '/forgot-password', folder: 'forgot-password' },
  resetPassword: { path: '/reset-password', folder: 'reset-password' },
  confirm: { path: '/confirm', folder: 'confirm', passing: true },
  resendConfirmation: { path: '/resend-confirmation', folder: 'resend-confirmation' },
  logOut: { path: '/logout', folder: 'log-out', passing: true },
  cart: { path: '/cart', folder: 'cart' },
} as const satisfies Record<string, PublicPage>

export const publicPageList: readonly PublicPage[] = Object.values(publicPages)

/** Where the page for unknown addresses is prerendered; the server shows it under the address that was asked for. */
export const notFoundPath = '/404'

export const prerenderedPaths: readonly string[] = [...publicPageList.map((page) => page.path), notFoundPath]
export const readingPaths: readonly string[] = [
  ...publicPageList.filter((page) => page.reading).map((page) => page.path),
  notFoundPath,
]
