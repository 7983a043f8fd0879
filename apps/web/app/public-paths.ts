/** Public pages: prerendered, in the sitemap unless they only serve an account. */
export const indexedPaths = [
  '/',
  '/product',
  '/for-students',
  '/for-business',
  '/about',
  '/orders',
  '/privacy',
  '/terms',
] as const

export const publicPaths = [
  ...indexedPaths,
  '/signup',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/confirm',
  '/resend-confirmation',
  '/logout',
  '/cart',
] as const

/** Where the page for unknown addresses is prerendered; the server shows it under the address that was asked for. */
export const notFoundPath = '/404'
