/** Scrolls a section of the page into view, and focuses its first field, or else its heading. */
export const goToSection = (section: string) => {
  const found = document.querySelector<HTMLElement>(`main [data-section="${section}"]`)
  found?.scrollIntoView({ block: found.closest('aside') ? 'nearest' : 'start' })
  const heading = found?.querySelector<HTMLElement>('h3')
  heading?.setAttribute('tabindex', '-1')
  const field = found?.querySelector<HTMLElement>('textarea, input')
  ;(field ?? heading)?.focus({ preventScroll: true })
}
