import { useNavigationGuard } from '../navigation/useNavigationGuard.js'

/** While it is open, Back closes it, wherever the page is in the history. */
export const useClosesOnBack = (isOpen: boolean, onClose: () => void) =>
  useNavigationGuard(isOpen, {
    stops: ({ historyAction }) => historyAction === 'POP',
    onStopped: ({ reset }) => {
      reset()
      onClose()
    },
    closesOnBack: true,
  })
