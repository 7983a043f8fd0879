import 'virtual:tokens.css'
import '../theme/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { currentTheme } from '../theme/scheme'
import { App } from './App'
import { askedBy, loadWork } from './saved-work'

const applyTheme = (): void => {
  document.documentElement.dataset.theme = currentTheme()
}
// The page around the calculator, or another tab, has changed the theme.
window.addEventListener('storage', (event) => {
  if (event.key === 'theme' || event.key === null) applyTheme()
})
for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'])
  matchMedia(query).addEventListener('change', applyTheme)

const element = document.getElementById('root')
if (element) {
  const root = createRoot(element)
  const open = async () => {
    const asked = askedBy(location.hash)
    const first = await loadWork(asked)
    root.render(
      <StrictMode>
        <App key={location.hash} asked={asked} first={first} />
      </StrictMode>,
    )
  }
  // Another explanation fills in other lines without loading the page anew.
  window.addEventListener('hashchange', () => void open())
  void open()
}
