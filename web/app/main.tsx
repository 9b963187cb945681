import '../ui/fonts.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { makeClient } from '../apollo/client.js'
import { App } from './App.js'
import { routes } from './routes.js'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw into')

createRoot(root).render(
  <StrictMode>
    <App client={makeClient()} router={createBrowserRouter(routes)} />
  </StrictMode>,
)
