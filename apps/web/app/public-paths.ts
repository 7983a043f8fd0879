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
