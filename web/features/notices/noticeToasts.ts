import { toast } from '../../ui/overlays/toast.js'

export const noticeToasts = {
  markFailed: () =>
    toast({
      variant: 'destructive',
      title: 'The notifications are still unread',
      description: 'Check your connection, then try again.',
    }),
}
