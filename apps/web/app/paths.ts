const query = (values: Record<string, string | number | null | undefined>): string => {
  const given = Object.entries(values).flatMap(([k, v]) =>
    v === null || v === undefined ? [] : [[k, String(v)] as [string, string]],
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

/** Every link of the product (spec §2). */
export const paths = {
  home: () => '/',
  signUp: () => '/signup',
  logIn: () => '/login',
  logOut: () => '/logout',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  confirm: () => '/confirm',
  resendConfirmation: () => '/resend-confirmation',
  pricing: (topic?: string) => `/orders${query({ topic })}`,
  cart: () => '/cart',
  checkout: () => '/checkout',
  upgrade: () => '/upgrade',
  product: () => '/product',
  forBusiness: () => '/for-business',
  forStudents: () => '/for-students',
  about: () => '/about',
  privacy: () => '/privacy',
  terms: () => '/terms',
  dashboard: () => '/dashboard',
  today: () => '/today',
  tests: (offset?: number) => `/tests${query({ offset: offset || undefined })}`,
  newTest: () => '/tests/new',
  test: (id: number) => `/tests/${id}`,
  result: (id: number) => `/tests/${id}/result`,
  analysis: (id: number) => `/tests/${id}/analysis`,
  printTest: (id: number) => `/tests/${id}/print`,
  flashcards: () => '/flashcards',
  newFlashcard: () => '/flashcards/new',
  flashcard: (id: number) => `/flashcards/${id}`,
  editFlashcard: (id: number) => `/flashcards/${id}/edit`,
  mistakes: () => '/mistakes',
  newMistake: (question: number | string) => `/mistakes/new${query({ question_id: question })}`,
  mistake: (id: number) => `/mistakes/${id}`,
  editMistake: (id: number) => `/mistakes/${id}/edit`,
  lessons: () => '/lessons',
  lesson: (id: string) => `/lessons/${id}`,
  account: (id: number) => `/users/${id}`,
} as const
