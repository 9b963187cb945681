/** The first field with an error, or else the message above the form, or else the button that was pressed. */
export const focusFirstError = (form: HTMLFormElement) => {
  const marked = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  const target =
    marked && !marked.matches('input, select, textarea, button')
      ? (marked.querySelector<HTMLElement>('input, select, textarea, button') ?? marked)
      : (marked ?? form.querySelector<HTMLElement>('[role="alert"][tabindex]'))
  ;(target ?? form.querySelector<HTMLElement>('[type="submit"]'))?.focus()
}
