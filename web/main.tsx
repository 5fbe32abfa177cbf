import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createAppRouter, keepPageOffline } from "./app/router.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

document.getElementById("front")?.remove();
keepPageOffline();

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createAppRouter()} />
  </StrictMode>,
);
