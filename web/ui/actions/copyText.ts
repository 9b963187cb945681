import { toast } from '../overlays/toast.js'

/** Copies a text, and says so if the browser refuses, as on pages without https. Returns whether it did. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    toast({ variant: 'destructive', title: "We couldn't copy it", description: text })
    return false
  }
}
