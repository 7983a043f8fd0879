/** A text alternative with true minus signs, which screen readers say as "minus" and do not pass over. */
export const spoken = (alt: string): string => alt.replace(/-(?=\d)/g, '−')
