import { useSyncExternalStore } from 'react'

/** What the visitor chose; 'system' follows the device. */
export const CHOICES = ['system', 'light', 'dark', 'contrast'] as const
export type ThemeChoice = (typeof CHOICES)[number]
export type Theme = 'light' | 'dark' | 'contrast-light' | 'contrast-dark'

const KEY = 'theme'
const listeners = new Set<() => void>()

export const resolveTheme = (choice: string | null, prefersDark: boolean, prefersContrast: boolean): Theme => {
  if (choice === 'light' || choice === 'dark') return choice
  const base = prefersDark ? 'dark' : 'light'
  return choice === 'contrast' || (choice !== 'light' && prefersContrast) ? `contrast-${base}` : base
}

/**
 * Runs in the head, before the first paint: sets the theme, the login state and whether a sign-up waits for its letter, so
 * that neither colours nor the navbar nor the page below it jump, and follows the device when it turns dark while the page is open, whichever page it is. It is plain text because
 * it must not wait for the application.
 */
export const HEAD_SCRIPT = `(function(){var d=document.documentElement,g=function(k){try{return localStorage.getItem(k)}catch(e){return null}},k=matchMedia('(prefers-color-scheme: dark)'),h=matchMedia('(prefers-contrast: more)'),t=function(){var c=g('theme'),b=k.matches?'dark':'light';d.dataset.theme=c==='light'||c==='dark'?c:(c==='contrast'||h.matches)?'contrast-'+b:b};t();k.addEventListener('change',t);h.addEventListener('change',t);d.dataset.auth=g('jwt')?(g('guest')==='true'?'guest':'member'):'out';if(g('cookies')==='ok')d.dataset.cookies='ok';if(g('pending_sign_up'))d.dataset.pending=''})()`

export function themeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(KEY)
    return (CHOICES as readonly string[]).includes(stored ?? '') ? (stored as ThemeChoice) : 'system'
  } catch {
    return 'system'
  }
}

const media = (query: string): boolean => typeof matchMedia !== 'undefined' && matchMedia(query).matches

export const currentTheme = (): Theme =>
  resolveTheme(themeChoice(), media('(prefers-color-scheme: dark)'), media('(prefers-contrast: more)'))

export function applyTheme(): void {
  document.documentElement.dataset.theme = currentTheme()
  for (const listener of listeners) listener()
}

export function chooseTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // Without storage the choice lasts for this page.
  }
  applyTheme()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const query = matchMedia('(prefers-color-scheme: dark)')
  query.addEventListener('change', applyTheme)
  return () => {
    listeners.delete(listener)
    query.removeEventListener('change', applyTheme)
  }
}

export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, themeChoice, () => 'system')
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => 'light')
