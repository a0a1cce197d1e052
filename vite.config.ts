import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/**
 * Two files that every page shares, instead of two dozen: they compress better together, which is
 * what keeps the signed-out pages within their script budget.
 */
const sharedChunks = [
  { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: "shell", test: /src\/(web|contract|engine)\/.*\.tsx?$/, minShareCount: 4 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: {
    port: 5173,
    proxy: {
      "/api": "http://127.0.0.1:3000",
      "/mailbox": "http://127.0.0.1:3000",
      "/test-payments": "http://127.0.0.1:3000",
    },
  },
  build: { assetsInlineLimit: 0, target: "es2023" },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } },
    },
  },
});
