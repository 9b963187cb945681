/**
 * Texts that React keeps as separate nodes, which a translator would replace: web/jsx/textInElements.ts. Radix
 * announces toasts in elements that are never changed, only removed.
 */
export const keptTexts = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const kept = []
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode
    const isKept = Object.keys(texts.currentNode).some(key => key.startsWith('__reactFiber$'))
    if (isKept && !parentElement.matches('body > [role="status"]'))
      kept.push(`"${data}" in ${parentElement.outerHTML.slice(0, 200)}`)
  }
  return kept
}
