import { type ComponentProps, type ComponentType, createContext } from 'react'
import { Dialog } from '../../ui/overlays/Dialog.js'

/** What an act asks its question in: a dialog, unless a list shows it in the row. */
export const AskIn = createContext<ComponentType<ComponentProps<typeof Dialog>>>(Dialog)
