import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** Mantine's ten shades, all from the one token, so that they follow the brand file. */
const shades = (token: string): MantineColorsTuple => {
  const mix = (share: number) => `color-mix(in srgb, var(--${token}) ${share}%, var(--sheet))`
  return [
    mix(8),
    mix(16),
    mix(28),
    mix(42),
    mix(58),
    mix(80),
    `var(--${token})`,
    `var(--${token})`,
    `var(--${token})`,
    `var(--${token})`,
  ]
}

export const mantineTheme = createTheme({
  fontFamily: 'var(--sans)',
  // Nothing is written smaller than 13 px.
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  headings: { fontFamily: 'var(--serif)', fontWeight: '500' },
  primaryColor: 'lapis',
  primaryShade: 6,
  colors: { lapis: shades('lapis'), right: shades('right'), wrong: shades('wrong'), star: shades('star') },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Modal: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' }, centered: true } },
    Button: { defaultProps: { radius: 'xl' } },
  },
})
