import { createRouter, RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { routeTree } from "./route-tree.gen.ts";

const router = createRouter({ routeTree });
const root = document.getElementById("root");
if (root) createRoot(root).render(<RouterProvider router={router} />);
