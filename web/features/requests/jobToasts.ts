import { toast } from '../../ui/overlays/toast.js'

/** The toasts of docs/product.md, Messages. */
export const jobToasts = {
  created: () =>
    toast({ title: 'Job created successfully!', description: 'Vendors near you can bid on it from now on.' }),
  failed: (message: string) =>
    toast({ variant: 'destructive', title: 'Error creating job', description: message }),
}
