import 'virtual:tokens.css'
import '../app/theme/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { currentTheme } from '../app/theme/scheme'
import { App } from './App'

const applyTheme = (): void => {
  document.documentElement.dataset.theme = currentTheme()
}
// The page around the calculator, or another tab, has changed the theme.
window.addEventListener('storage', (event) => {
  if (event.key === 'theme' || event.key === null) applyTheme()
})
for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'])
  matchMedia(query).addEventListener('change', applyTheme)

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
